/** The picture that is kept in the repository, and what it is made of besides the database. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readMigrations } from '../../platform/database/migrate.ts'
import { type SchemaPicture, schemaPictureSchema, type StandingSchema } from './picture.ts'

const versionSchema = z.object({ version: z.string() })
const dependenciesSchema = z.object({ dependencies: z.object({ 'graphile-worker': z.string() }) })

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Where it is kept, below the repository's root. */
export function picturePath(root: string): string {
  return join(root, 'packages', 'server', 'src', 'migrations', 'released-schema.json')
}

/** The schema that the last release has left behind. */
export function readPicture(root: string): SchemaPicture {
  return schemaPictureSchema.parse(readJson(picturePath(root)))
}

/** The version that the kept picture is of, whatever else was kept then; undefined: there is none. */
export function keptVersion(root: string): string | undefined {
  return existsSync(picturePath(root)) ? versionSchema.parse(readJson(picturePath(root))).version : undefined
}

/** The picture of today: `standing` with the version of package.json and the migrations. */
export function pictureOf(root: string, standing: StandingSchema): SchemaPicture {
  const { dependencies } = dependenciesSchema.parse(
    readJson(join(root, 'packages', 'server', 'package.json')),
  )
  return {
    version: versionSchema.parse(readJson(join(root, 'package.json'))).version,
    migrations: Object.fromEntries(readMigrations().map(({ name, checksum }) => [name, checksum])),
    jobLibrary: dependencies['graphile-worker'],
    ...standing,
  }
}
