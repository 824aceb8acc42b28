/**
 * The built web app: hashed assets kept for a year, everything pre-compressed where the build did so, and
 * index.html for every address of the app that a browser asks for.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { defaultLanguage, type Language, languages } from '@orderwright/domain/localization'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendKeptAsset } from '../../web-releases/serve-assets.ts'
import type { WebReleases } from '../../web-releases/web-releases.ts'
import { sendFailure } from '../answers/failures.ts'
import { sentences } from '../outcome.ts'
import { comeAgain, isOfNewerPage, notePageRelease } from './page-release.ts'
import { preloadsOf } from './preloads.ts'
import { languageOfRequest } from './request-language.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** The page of a language beside the assets of all. */
const pageOf = (language: Language) =>
  language === defaultLanguage ? 'index.html' : `index.${language}.html`

/** Paths that belong to calls: an unknown one is a missing call, never a page. */
const CALLS = /^\/(api|configurator|orgs|integrations|healthz|livez|readyz|dev)(\/|$|\?)/

/** Whether the address, with its query, is that of a call. */
export function isCallPath(url: string): boolean {
  return CALLS.test(url)
}

/** A browser asking for a page, or a tool that takes anything asking for an address without a file's ending. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || isCallPath(request.url)) return false
  const accept = request.headers.accept ?? '*/*'
  const [path = ''] = request.url.split('?')
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path))
}

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isCallPath(request.url) && isOfNewerPage(request)) return sendFailure(reply, comeAgain())
  return sendFailure(reply, { code: 'notFound', message: sentences.notFound })
}

/** Serves `folder` when it is built, and answers every unknown address. Files of other releases are asked of `releases`. */
export async function registerWeb(
  app: FastifyInstance,
  folder: string,
  releases?: WebReleases,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => {
      if (!wantsPage(request)) return sendMissing(request, reply)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The web app is not built. Run npm start, or npm run dev.\n')
    })
    return
  }
  // Each language is a build of its own with a page of its own; a build of one language has that of English alone.
  const pages = new Map(
    languages.map((language) => {
      const own = pageOf(language)
      const built = existsSync(join(folder, own)) ? language : defaultLanguage
      return [language, { page: pageOf(built), preloads: preloadsOf(folder, built) }]
    }),
  )
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? YEAR : 'no-cache')
    },
  })
  // The notices of works of others, which the build collects; /licenses.txt is the same as text.
  app.get('/licenses', (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('licenses.html'),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (releases && (await sendKeptAsset(releases, request, reply, YEAR))) return reply
    if (!wantsPage(request)) return sendMissing(request, reply)
    // Who comes without a cookie is led to the sign-in first.
    const [path = ''] = request.url.split('?')
    const { page, preloads } = pages.get(languageOfRequest(request)) ?? {
      page: 'index.html',
      preloads: () => null,
    }
    const link = request.headers.cookie === undefined ? null : preloads(path)
    if (link !== null) reply.header('link', link)
    notePageRelease(reply)
    return reply.header('cache-control', 'no-cache').header('vary', 'Accept-Language, Cookie').sendFile(page)
  })
}
