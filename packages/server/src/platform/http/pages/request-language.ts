/**
 * The language of a request: that of its page, which the app keeps in a cookie, else the one that the browser likes best.
 * [issue 18, Languages; decision 0207]
 */
import {
  acceptedLanguage,
  defaultLanguage,
  type Language,
  languageSchema,
} from '@orderwright/domain/localization'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inLanguage } from '../../languages.ts'

/** The app writes it (web/lib/session/page-language); it says nothing of a person but this. */
const LANGUAGE_COOKIE = /(?:^|;\s*)orderwright-language=([\w-]{2,10})(?:;|$)/

export function languageOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const kept = languageSchema.safeParse(LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1])
  if (kept.success) return kept.data
  return acceptedLanguage(headers['accept-language'] ?? '') ?? defaultLanguage
}

/** Everything that is said to a request is said in its language. */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOfRequest(request), done))
  // The body has been read since, from where the language is not known any more.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOfRequest(request), done))
}
