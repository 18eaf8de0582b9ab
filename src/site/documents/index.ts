import { jsonText } from '../../dataset/exports/artefact.ts';
import { AGENT_SKILLS } from '../agents/agent-skills.ts';
import { AI_CATALOG, ARD } from '../agents/ai-catalog.ts';
import { API_CATALOG } from '../agents/api-catalog.ts';
import { AUTH_MD } from '../agents/auth-md.ts';
import { LLMS_FULL_TEXT } from '../agents/llms-full-text.ts';
import { LLMS_TEXT } from '../agents/llms-text.ts';
import { SECURITY_TEXT } from '../agents/security-text.ts';
import { SERVER_CARD } from '../agents/server-card.ts';
import { OPENAPI } from '../api/openapi.ts';
import type { SiteContext } from '../context.ts';
import type { PublishedDocument } from './document.ts';
import { API_PAGE, HEALTH } from './served-elsewhere.ts';

/** Every document published for programs beside the data, in the order in which it is announced. */
export const DOCUMENTS: readonly PublishedDocument[] = [
  API_CATALOG,
  OPENAPI,
  API_PAGE,
  LLMS_TEXT,
  LLMS_FULL_TEXT,
  ARD,
  AI_CATALOG,
  SERVER_CARD,
  AGENT_SKILLS,
  AUTH_MD,
  SECURITY_TEXT,
  HEALTH,
];

/** A document under one of its addresses. */
export interface DocumentFile {
  path: string;
  mediaType: string;
  /** Its text, UTF-8; built when asked for. */
  body(context: SiteContext): string;
}

/** Every file that the documents are published as. */
export function documentFiles(documents: readonly PublishedDocument[] = DOCUMENTS): DocumentFile[] {
  return documents.flatMap(({ path, also = [], mediaType, build }) =>
    build === undefined
      ? []
      : [path, ...also].map((address) => ({
          path: address,
          mediaType,
          body: (context: SiteContext) => {
            const content = build(context, documents);
            return typeof content === 'string' ? content : jsonText(content);
          },
        })),
  );
}
