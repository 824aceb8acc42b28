/** Sends a picture as a browser's form does: the body, then the file. */
import { uploadMedium } from '@orderwright/contract'
import type { Medium } from '@orderwright/domain/people'
import sharp from 'sharp'
import type { Caller, TestApp } from '../test-app.ts'

export const boundary = 'a-boundary'

export interface Sent {
  readonly status: number
  readonly body: { medium?: Medium; error?: { code: string; message: string } }
}

function part(head: string, content: Buffer | string): Buffer[] {
  return [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
}

export interface Sending {
  readonly name?: string
  readonly idempotencyKey?: string | undefined
  /** of another call that takes a file */
  readonly path?: string
  /** the file stands before the body */
  readonly isFileFirst?: boolean
}

/** Sends any file to a call that takes one. */
export async function sendFile(
  app: TestApp,
  caller: Caller,
  body: object,
  file: Buffer | null,
  { name = 'Hall.jpg', idempotencyKey, path = uploadMedium.path, isFileFirst = false }: Sending = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const bodyPart = part('name="body"', JSON.stringify(body))
  const filePart = file ? part(`name="file"; filename="${name}"\r\ncontent-type: image/jpeg`, file) : []
  const parts = [
    ...(isFileFirst ? [...filePart, ...bodyPart] : [...bodyPart, ...filePart]),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  const answer = await app.app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.concat(parts),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...caller.headers,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
  })
  return { status: answer.statusCode, text: answer.body }
}

export async function sendPicture(...sending: Parameters<typeof sendFile>): Promise<Sent> {
  const { status, text } = await sendFile(...sending)
  return { status, body: JSON.parse(text) }
}

export function picture(
  format: 'jpeg' | 'png' | 'webp',
  width = 900,
  height = 600,
  background = '#b07a3c',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
