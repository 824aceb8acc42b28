/** Answers with a file of another release, as this one's are answered: kept by browsers for a year. */
import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WebReleases } from './web-releases.ts'

const ASSET = /^\/assets\/([\w.-]+)$/

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

/** True when it has answered; false: no release has such a file. */
export async function sendKeptAsset(
  releases: WebReleases,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
): Promise<boolean> {
  const [path = ''] = request.url.split('?')
  const name = ASSET.exec(path)?.[1]
  const type = types[name?.split('.').at(-1) ?? '']
  if (request.method !== 'GET' || name === undefined || type === undefined) return false
  const file = await releases.find(name)
  if (!file) return false
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  reply.type(type).header('cache-control', cacheControl).header('vary', 'Accept-Encoding')
  if (file.isGzip && takesGzip) reply.header('content-encoding', 'gzip')
  await reply.send(file.isGzip && !takesGzip ? gunzipSync(file.content) : file.content)
  return true
}
