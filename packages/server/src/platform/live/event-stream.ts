/**
 * One answer that stays open and carries server-sent events. A reader that does not keep up is let go: it comes back
 * with the versions it knows, and gets what it missed.
 */
import type { FastifyReply } from 'fastify'

export interface EventStream {
  /** Sends one event; `data` is a line of JSON. False when the stream is closed, or was closed now for being slow. */
  send(data: string): boolean
  /** Sends a last event and ends. */
  end(data?: string): void
  readonly isOpen: () => boolean
}

/** Bytes that may wait for a slow reader. */
export const MAX_WAITING = 4_000_000
/** Proxies close what is silent. */
const HEARTBEAT_MS = 15_000

/** Takes the answer over. `onClose` is called once, however the stream ends; `slow` is the last event of a slow reader. */
export function openEventStream(
  reply: FastifyReply,
  { onClose, slow, mostWaiting = MAX_WAITING }: { onClose: () => void; slow: string; mostWaiting?: number },
): EventStream {
  reply.hijack()
  const { raw } = reply
  let isOpen = true
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS)
  heartbeat.unref()

  function close(): void {
    if (!isOpen) return
    isOpen = false
    clearInterval(heartbeat)
    onClose()
  }
  raw.on('close', close)
  raw.on('error', close)

  return {
    isOpen: () => isOpen,
    send(data) {
      if (!isOpen) return false
      raw.write(`data: ${data}\n\n`)
      if (raw.writableLength <= mostWaiting) return true
      // What waits is dropped with the connection; a polite end would wait behind it.
      raw.write(`data: ${slow}\n\n`)
      raw.destroy()
      close()
      return false
    },
    end(data) {
      if (!isOpen) return
      raw.end(data === undefined ? '' : `data: ${data}\n\n`)
      close()
    },
  }
}

/** The headers that hooks have set; hijacked answers do not get them by themselves. */
function headersOf(reply: FastifyReply): Record<string, string | string[] | number> {
  const headers: Record<string, string | string[] | number> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = value
  }
  return headers
}
