/**
 * Whether the check digit of a CAS registry number is right: the digits before it, weighted 1, 2, 3 … from the right,
 * sum to it modulo 10 (CAS, "Check Digit Verification of CAS Registry Numbers").
 */
export function hasValidCasCheckDigit(number: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(number)) return false;
  const digits = [...number.replaceAll('-', '')].map(Number);
  const check = digits.pop();
  return digits.reverse().reduce((sum, digit, i) => sum + digit * (i + 1), 0) % 10 === check;
}
