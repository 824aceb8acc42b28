/** Files of tables over HTTP: export, dry run, import, taking back. */
import { endpoints, type ImportReport } from '@orderwright/contract'
import { strToU8, zipSync } from 'fflate'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createImportProgress, forgetImportProgress } from '../../platform/spreadsheets/import-progress.ts'
import { readTables } from '../../platform/spreadsheets/read-files.ts'
import { writeWorkbook } from '../../platform/spreadsheets/write-files.ts'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { databaseContent } from '../../testing/databases/database-content.ts'
import { sendFile } from '../../testing/files/send-picture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { eventually } from '../../testing/eventually.ts'

const orgId = maisonLumen.id
const locale = { decimal: '.', dayFirst: false } as const
let database: TestDatabase
let app: TestApp
let owner: Caller
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

const csv = (text: string) => Buffer.from(text, 'utf8')
type Body = Readonly<Record<string, unknown>>

function send(path: string, fileName: string, bytes: Buffer, more: Body = {}, caller = owner, key?: string) {
  const body = { orgId, fileName, locale, ...more }
  return sendFile(app, caller, body, bytes, { path, name: fileName, idempotencyKey: key })
}
const planPath = endpoints.planCatalogImport.path
const applyPath = endpoints.applyCatalogImport.path

async function plan(fileName: string, bytes: Buffer): Promise<ImportReport> {
  const sent = await send(planPath, fileName, bytes)
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  return endpoints.planCatalogImport.response.parse(JSON.parse(sent.text)).report
}

async function apply(fileName: string, bytes: Buffer, fingerprint: string, key?: string) {
  const sent = await send(applyPath, fileName, bytes, { fingerprint }, owner, key)
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  return endpoints.applyCatalogImport.response.parse(JSON.parse(sent.text)).catalogImport
}

const errorOf = ({ status, text }: { status: number; text: string }) => {
  const { error } = JSON.parse(text)
  return [status, error.code, error.message]
}

/** Titles of the categories as people find them. */
async function categories(): Promise<string[]> {
  const { data } = await owner.call(endpoints.getHomepageData, { orgId })
  return data.data.productCategories.map(({ title }) => title)
}

const newCategories = (mark: string) => csv(`Title,Rank\nSconces ${mark},900\nChandeliers ${mark},901\n`)

describe('[issue 16] an export', () => {
  test('imported again changes nothing, as a workbook or as CSV files, and is named after the organization', async () => {
    for (const [endpoint, ending] of [
      [endpoints.exportWorkbook, 'xlsx'],
      [endpoints.exportCsvFiles, 'zip'],
    ] as const) {
      const answer = await owner.call(endpoint, { orgId, content: 'catalog' })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe(endpoint.answersFile)
      expect(answer.headers['content-disposition']).toContain(`filename="Maison Lumen catalog`)
      const report = await plan(`catalog.${ending}`, Buffer.from(answer.bytes))
      expect([ending, report.isSound, report.created, report.changed, report.removed]).toEqual([
        ending,
        true,
        0,
        0,
        0,
      ])
      expect(report.sheets.length).toBeGreaterThan(5)
    }
  })

  test('as a template is empty, or has an example that another organization can import as it is', async () => {
    const empty = await owner.call(endpoints.exportWorkbook, { orgId, content: 'empty' })
    const tables = readTables('empty.xlsx', empty.bytes)
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['Products', 'Options', 'Rules']))
    for (const { rows } of tables) expect(rows).toHaveLength(1)
    const example = await owner.call(endpoints.exportWorkbook, { orgId: norrvik.id, content: 'example' })
    expect(example.status).toBe(404)
    const own = await owner.call(endpoints.exportWorkbook, { orgId, content: 'example' })
    const report = await plan('example.xlsx', Buffer.from(own.bytes))
    expect([report.isSound, report.changed, report.removed]).toEqual([true, 0, 0])
    expect(report.created).toBeGreaterThan(10)
  })
})

describe('[issue 16] a dry run', () => {
  test('says of each cell what would become of it, and leaves the content of the database byte for byte as it was', async () => {
    const before = await databaseContent(database)
    const report = await plan(
      'Categories.csv',
      csv('Title,Rank,Archived\nSconces,900,no\nChandeliers,many,no\n'),
    )
    expect(report).toMatchObject({
      isSound: false,
      sheets: [{ sheet: 'Categories.csv', rows: { created: 1, changed: 0, unchanged: 0, refused: 1 } }],
    })
    expect(report.cells[0]).toEqual({
      sheet: 'Categories.csv',
      row: 3,
      column: 'Rank',
      value: 'many',
      outcome: 'refused',
      message: 'This is no number.',
    })
    const own = await owner.call(endpoints.exportWorkbook, { orgId, content: 'example' })
    await plan('example.xlsx', Buffer.from(own.bytes))
    expect(await databaseContent(database)).toEqual(before)
  })

  test.each([
    ['a file that is none', 'x.csv', csv('')],
    ['binary', 'x.csv', Buffer.from([0, 1, 2, 3, 0, 0])],
    ['a damaged workbook', 'x.xlsx', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(400, 7)])],
    [
      'a workbook that unpacks to far more than its size',
      'x.xlsx',
      Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(60_000_000).fill(32) })),
    ],
    ['a zip of nothing', 'x.zip', Buffer.from(zipSync({ 'readme.md': strToU8('hello') }))],
  ])('of %s answers a sentence', async (_, name, bytes) => {
    const sent = await send(planPath, name, bytes)
    if (sent.status === 200) {
      // Nothing in it: nothing to do.
      expect(JSON.parse(sent.text).report).toMatchObject({ created: 0, changed: 0, removed: 0 })
      return
    }
    expect([sent.status, errorOf(sent)[1]]).toEqual([422, 'refused'])
    expect(String(errorOf(sent)[2])).toMatch(/^[A-Z].+\.$/)
  })

  test('of a file that is too large says how large one may be', async () => {
    const sent = await send(planPath, 'x.csv', Buffer.alloc(20_000_001, 65))
    expect(errorOf(sent)).toEqual([413, 'tooLarge', 'The file is too large: 20 MB is the most.'])
  })

  test('is for owners', async () => {
    const member = await app.as(demoUserId(maisonLumen, 'member'))
    const bytes = newCategories('x')
    expect((await send(planPath, 'Categories.csv', bytes, {}, member)).status).toBe(403)
    expect((await send(applyPath, 'Categories.csv', bytes, { fingerprint: 'x' }, member)).status).toBe(403)
  })
})

describe('[issue 16] an import', () => {
  test('does what its dry run has shown, once however often it is sent, and is taken back as one step', async () => {
    const before = await categories()
    const bytes = newCategories('A')
    const { fingerprint, created } = await plan('Categories.csv', bytes)
    expect(created).toBe(2)
    const made = await apply('Categories.csv', bytes, fingerprint, 'import-a')
    expect(made).toMatchObject({ title: 'Import of Categories.csv', changesCount: 2, takenBackAt: null })
    expect(await categories()).toEqual([...before, 'Sconces A', 'Chandeliers A'])
    const again = await apply('Categories.csv', bytes, fingerprint, 'import-a')
    expect(again).toEqual(made)
    const { data } = await owner.call(endpoints.getCatalogImports, { orgId })
    expect(data.imports[0]).toEqual(made)
    const taken = await owner.call(endpoints.takeBackCatalogImport, { orgId, importId: made.id })
    expect(taken.data).toMatchObject({
      spared: [],
      catalogImport: { id: made.id, takenBackAt: expect.any(String) },
    })
    expect(await categories()).toEqual(before)
    const twice = await owner.call(endpoints.takeBackCatalogImport, { orgId, importId: made.id })
    expect(twice.status).toBe(422)
  })

  test('is a conflict where the catalog has changed what it would do, or the file is another', async () => {
    const bytes = newCategories('B')
    const { fingerprint } = await plan('Categories.csv', bytes)
    const other = await send(applyPath, 'Categories.csv', newCategories('C'), { fingerprint })
    expect(errorOf(other)).toEqual([409, 'conflict', expect.stringContaining('has changed since you looked')])
    await apply('Categories.csv', bytes, fingerprint)
    const count = (await categories()).length
    const late = await send(applyPath, 'Categories.csv', bytes, { fingerprint })
    expect(errorOf(late).slice(0, 2)).toEqual([409, 'conflict'])
    expect(await categories()).toHaveLength(count)
  })

  test('with a refused cell imports nothing of the rest', async () => {
    const bytes = csv('Title,Rank\nGood D,900\nBad D,many\n')
    const before = await databaseContent(database)
    const { fingerprint } = await plan('Categories.csv', bytes)
    const sent = await send(applyPath, 'Categories.csv', bytes, { fingerprint })
    expect(errorOf(sent)).toEqual([422, 'refused', 'Cells of this file are refused. Nothing was imported.'])
    expect(await databaseContent(database)).toEqual(before)
  })

  test('of the example becomes products that name each other, and leaves nothing to be done', async () => {
    const example = await owner.call(endpoints.exportWorkbook, { orgId, content: 'example' })
    const bytes = Buffer.from(example.bytes)
    const { fingerprint, created, newOrders } = await plan('example.xlsx', bytes)
    const made = await apply('example.xlsx', bytes, fingerprint)
    expect([newOrders, made.changesCount]).toEqual([1, created + 1])
    const exported = await owner.call(endpoints.exportWorkbook, { orgId, content: 'catalog' })
    const titles = readTables('all.xlsx', exported.bytes).find(({ name }) => name === 'Products')?.rows
    expect(titles?.flat()).toContain('Cabinet front')
  })

  test('of a changed cell changes that field alone, and what somebody changed since is spared when it is taken back', async () => {
    const made = await apply(
      'Categories.csv',
      newCategories('E'),
      (await plan('Categories.csv', newCategories('E'))).fingerprint,
    )
    const rename = csv('Title,Rank\nSconces E,910\nChandeliers E,911\n')
    const { fingerprint, changed, cells } = await plan('Categories.csv', rename)
    expect([changed, cells.map(({ before, value }) => [before, value])]).toEqual([
      2,
      [
        ['900', '910'],
        ['901', '911'],
      ],
    ])
    await apply('Categories.csv', rename, fingerprint)
    const taken = await owner.call(endpoints.takeBackCatalogImport, { orgId, importId: made.id })
    expect(taken.data.spared.map(({ title, fields }) => [title, fields])).toEqual([
      ['Sconces E', ['Rank']],
      ['Chandeliers E', ['Rank']],
    ])
    expect(await categories()).toEqual(expect.arrayContaining(['Sconces E', 'Chandeliers E']))
  })
})

test('[issue 16] ten thousand rows are planned aside: others are answered meanwhile, and are told how far it is', async () => {
  const progressKey = '4f1c1c6e-0a36-4d0e-9d3b-6a1f5b8f0c11'
  const rows = Array.from({ length: 10_000 }, (_, index) => ['', `Category ${index}`, index])
  const bytes = Buffer.from(
    await writeWorkbook([
      { key: 'categories', name: 'Categories', rows: [['Id', 'Title', 'Rank'], ...rows] },
    ]),
  )
  const planned = send(planPath, 'many.xlsx', bytes, { progressKey })
  const seen: number[] = []
  let isOver = false
  void planned.then(() => (isOver = true))
  while (!isOver) {
    const { data } = await owner.call(endpoints.getImportProgress, { orgId, progressKey })
    if (data.progress) seen.push(data.progress.done)
  }
  const { report } = endpoints.planCatalogImport.response.parse(JSON.parse((await planned).text))
  expect([report.isSound, report.created]).toEqual([true, 10_000])
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  const after = await owner.call(endpoints.getImportProgress, { orgId, progressKey })
  expect(after.data.progress).toBeNull()
})

test('[issue 16] another process tells how far it is, and nothing fails where that can not be noted', async () => {
  const { importProgress } = app.services
  const other = createImportProgress(database.owner.pool)
  importProgress.note('a dry run', { done: 250, total: 1000 })
  importProgress.note('a dry run', { done: 500, total: 1000 })
  importProgress.note('a dry run', { done: 750, total: 1000 })
  await eventually(async () => expect(await other.read('a dry run')).toEqual({ done: 750, total: 1000 }))
  importProgress.note('a dry run', { done: 1000, total: 1000 })
  await importProgress.forget('a dry run')
  expect(await other.read('a dry run')).toBeNull()

  importProgress.note('one that is killed', { done: 1, total: 2 })
  await eventually(async () => expect(await other.read('one that is killed')).not.toBeNull())
  await database.owner.pool.query(`update import_progress set noted_at = now() - interval '2 hours'`)
  await forgetImportProgress(database.owner.pool)
  expect(await other.read('one that is killed')).toBeNull()

  const away = new pg.Pool({ host: '127.0.0.1', port: 1 })
  const unheard = createImportProgress(away)
  unheard.note('unheard', { done: 1, total: 2 })
  await expect(unheard.forget('unheard')).resolves.toBeUndefined()
  await away.end()
})

describe('[issue 18] an import that is checked in one language', () => {
  const inFrench = { 'accept-language': 'fr' }
  const checkedIn = async (headers: Record<string, string>, file: Buffer) => {
    const caller = { ...owner, headers: { ...owner.headers, ...headers } }
    const sent = await send(planPath, 'Categories.csv', file, {}, caller)
    return endpoints.planCatalogImport.response.parse(JSON.parse(sent.text)).report
  }

  test('says of its cells what there is to say in that, and can be applied in another', async () => {
    const file = csv('Title,Rank\n4-Mar,902\n')
    const [french, english] = [await checkedIn(inFrench, file), await checkedIn({}, file)]
    const said = [french, english].map(({ cells }) => cells.flatMap(({ message = [] }) => message))
    expect(said).toEqual([
      [expect.stringContaining('Cela ressemble à une date')],
      [
        'This looks like a date that a spreadsheet program has made of something else; it was taken as it is.',
      ],
    ])
    expect(french.isSound).toBe(true)
    expect(english.fingerprint).toBe(french.fingerprint)
    const { id } = await apply('Categories.csv', file, french.fingerprint)
    await owner.call(endpoints.takeBackCatalogImport, { orgId, importId: id })
  })
})
