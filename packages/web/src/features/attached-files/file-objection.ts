import { orderFileMessages as words } from '@orderwright/domain/messages'
import { ORDER_FILE_BYTES } from '@orderwright/domain/order-files'

/** What is known before a byte is sent, in words: nobody waits for a refusal of something this large. null: it may be sent. */
export function fileObjection({ size }: File): string | null {
  if (size >= ORDER_FILE_BYTES) return words.tooLarge
  return size === 0 ? words.emptyFile : null
}
