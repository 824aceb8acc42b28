/** GET /api/customer-files/{org}/{file}/{file|shown|thumbnail}: the bytes of a customer's file, for employees, as those of orders' files are given out. */
import type { FastifyInstance } from 'fastify'
import type { FileSettings } from '../media/serve-files.ts'
import { serveAttached } from '../order-files/serve-order-files.ts'
import { seenCustomerFile } from './customer-file-store.ts'

export function registerCustomerFiles(app: FastifyInstance, settings: FileSettings): void {
  serveAttached(app, settings, { root: '/api/customer-files', seen: seenCustomerFile })
}
