import packageFacts from '../package.json' with { type: 'json' };

/** Version of the service, as package.json states it. */
export const serviceVersion: string = packageFacts.version;
