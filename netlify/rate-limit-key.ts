import generated from '../.generated/rate-limit-key.json' with { type: 'json' };

/**
 * The secret that addresses are hashed with. The build makes one and the bundler puts it into the function
 * (scripts/build/write-rate-limit-key.ts), so that it is nowhere in the store; a deployment that sets RATE_LIMIT_KEY goes on
 * counting where the one before it stood.
 */
export const rateLimitKey: string = process.env['RATE_LIMIT_KEY'] || generated.key;
