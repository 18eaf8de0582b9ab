/** Mass of a proton, Da. */
const PROTON = 1.00728;
/** Mass of a sodium ion, Da: what an adduct adds in place of a proton. */
const SODIUM = 22.98922;

/** Mass of an electron, Da: what a cation lacks beside the atoms of its formula. */
const ELECTRON = 0.00055;

/**
 * Mass over charge of the ions that a spectrum of a peptide prints most often, to two decimals. A permanent cation, whose formula ends in a plus,
 * flies as it is and takes up no proton.
 * @param average average mass in Da
 * @param monoisotopic monoisotopic mass in Da
 */
export function ionMasses(
  average: number,
  monoisotopic: number,
  formula: string | null,
): { name: string; average: string; monoisotopic: string }[] {
  const ion = (name: string, at: (mass: number) => number) => ({
    name,
    average: at(average).toFixed(2),
    monoisotopic: at(monoisotopic).toFixed(2),
  });
  if (formula?.endsWith('+') === true) return [ion('M⁺', (mass) => mass - ELECTRON)];
  return [
    ion('[M+H]⁺', (mass) => mass + PROTON),
    ion('[M+2H]²⁺', (mass) => mass / 2 + PROTON),
    ion('[M+3H]³⁺', (mass) => mass / 3 + PROTON),
    ion('[M+4H]⁴⁺', (mass) => mass / 4 + PROTON),
    ion('[M+Na]⁺', (mass) => mass + SODIUM),
  ];
}
