/**
 * Requests that never reach a route, because they are no HTTP or their address no text, are answered in the
 * contract's shape like every other.
 */
import type { ErrorBody } from '@orderwright/contract'
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import type { AppConfig } from '../../config.ts'
import { failureOf, internalFailure, sendFailure } from '../answers/failures.ts'
import { sentences } from '../outcome.ts'
import { securityHeadersOf } from '../security.ts'

const answers = () =>
  ({
    tooLong: {
      status: '431 Request Header Fields Too Large',
      error: { code: 'tooLarge', message: sentences.tooLongHeaders },
    },
    tooSlow: { status: '408 Request Timeout', error: { code: 'tooSlow', message: sentences.tooSlow } },
    broken: { status: '400 Bad Request', error: { code: 'invalid', message: sentences.unreadable } },
  }) as const

function answerFor(code: string) {
  if (code === 'HPE_HEADER_OVERFLOW') return answers().tooLong
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? answers().tooSlow : answers().broken
}

/** Answers what Node could not read as HTTP, as far as somebody still listens, and closes the connection. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const { status, error: failure } = answerFor(error.code)
    const body: ErrorBody = { error: failure }
    const text = JSON.stringify(body)
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
    )
  }
  socket.destroySoon()
}

/**
 * An `Expect` header that nobody knows is passed over, as RFC 9110 (10.1.1) allows: Node would answer 417 by itself, without a body and without
 * the headers that every answer carries.
 */
export function passOverExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** Answers an address that is no text (`%zz`): there is nothing there. Its hooks never run, so the headers come here. */
export function answerBadAddress(config: AppConfig) {
  return (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(securityHeadersOf(config))
    sendFailure(reply, failureOf(error) ?? internalFailure())
  }
}
