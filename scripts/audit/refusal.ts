/** Something that the auditor asked for and that cannot be done; the message says why and what to do. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
