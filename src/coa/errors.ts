/** Why a picture could not be checked; the HTTP layer maps each kind to a status. */
export type CheckFailure = 'unsupported-type' | 'too-large' | 'undecodable' | 'no-such-page' | 'reader-unavailable';

/** A picture that cannot be checked, with a sentence that tells a person what to do. */
export class CheckError extends Error {
  readonly kind: CheckFailure;

  constructor(kind: CheckFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CheckError';
    this.kind = kind;
  }
}
