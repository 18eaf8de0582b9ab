import { anyOf } from '../vocabulary/any-of.ts';
import { NAMES_OF_SELLERS, NAMES_OF_TESTERS } from '../vocabulary/business-names.ts';

const SELLERS_NAME = anyOf(NAMES_OF_SELLERS);
const TESTERS_NAME = anyOf(NAMES_OF_TESTERS);

/** A name as the vocabularies have it: "Péptidos". */
const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a name says that its bearer tests what others send. */
export const isTesters = (name: string): boolean => TESTERS_NAME.test(withoutAccents(name));

/** Whether a name says that its bearer deals in goods. */
export const isDealers = (name: string): boolean => SELLERS_NAME.test(withoutAccents(name));
