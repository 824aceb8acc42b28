/**
 * DXF files read by a library of another make: ezdxf, where there is one (Debian: python3-ezdxf). It finds no fault in them, and sees
 * the same lines as our own reader. Issue 18.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFamily } from '@orderwright/domain/drawing'
import { drawingFamilyKeys, loadDrawingFamilies } from '@orderwright/domain/drawing-families'
import { viewToDxf } from '@orderwright/domain/dxf'
import { anyDrawing } from '@orderwright/domain/testing/random-drawings'
import { lengthAlong, readDxf } from '@orderwright/domain/testing/read-dxf'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

/** Debian's own interpreter has Debian's packages. */
const python = ['/usr/bin/python3', 'python3'].find(
  (name) => spawnSync(name, ['-c', 'import ezdxf'], { stdio: 'ignore' }).status === 0,
)

const READER = `
import json, sys, ezdxf
from ezdxf import path
from ezdxf.lldxf.encoding import decode_dxf_unicode
answers = []
for name in sys.argv[1:]:
    document = ezdxf.readfile(name)
    audit = document.audit()
    lengths = {}
    for entity in document.modelspace():
        if entity.dxftype() == 'TEXT':
            continue
        points = list(path.make_path(entity).flattening(0.001))
        length = sum(a.distance(b) for a, b in zip(points, points[1:]))
        lengths[entity.dxf.layer] = lengths.get(entity.dxf.layer, 0) + length
    texts = [[e.dxf.layer, decode_dxf_unicode(e.dxf.text), e.dxf.height] for e in document.modelspace().query('TEXT')]
    answers.append({
        'version': document.dxfversion,
        'units': document.units if document.dxfversion != 'AC1009' else None,
        'errors': [str(error.message) for error in audit.errors + audit.fixes],
        'lengths': lengths,
        'texts': texts,
        'off': [layer.dxf.name for layer in document.layers if layer.is_off()],
        'dashes': {layer.dxf.name: layer.dxf.linetype for layer in document.layers},
    })
print(json.dumps(answers))
`

const answerSchema = z.object({
  version: z.string(),
  units: z.number().nullable(),
  errors: z.array(z.string()),
  lengths: z.record(z.string(), z.number()),
  texts: z.array(z.tuple([z.string(), z.string(), z.number()])),
  off: z.array(z.string()),
  dashes: z.record(z.string(), z.string()),
})

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orderwright-dxf-'))
  await loadDrawingFamilies(drawingFamilyKeys)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function readByEzdxf(texts: readonly string[]) {
  const names = texts.map((text, index) => {
    const name = join(folder, `${index}.dxf`)
    writeFileSync(name, text)
    return name
  })
  const said = execFileSync(python ?? '', ['-c', READER, ...names], { maxBuffer: 100_000_000 }).toString()
  return z.array(answerSchema).parse(JSON.parse(said))
}

function lengthsOf(text: string): Record<string, number> {
  const lengths: Record<string, number> = {}
  for (const entity of readDxf(text).entities)
    if (entity.type !== 'TEXT') lengths[entity.layer] = (lengths[entity.layer] ?? 0) + lengthAlong(entity)
  return lengths
}

describe.skipIf(python === undefined)('ezdxf', () => {
  test.each(['R12', '2000'] as const)(
    '[issue 18] finds no fault in drawings of every family as %s, and the same lines on the same layers',
    (version) => {
      const texts = fc.sample(anyDrawing, { numRuns: 25, seed: 20_261_126 }).map(({ key, spec }) => {
        const drawn = drawFamily(key, spec)
        if (!drawn.ok) throw new Error(JSON.stringify(drawn))
        return viewToDxf(
          { key: 'one', heading: `Ø ${key}`, subheading: '', remarks: [], facts: [], scene: drawn.scene },
          { version, letters: 'both', unit: 'mm', showDimensions: true },
        )
      })
      const answers = readByEzdxf(texts)
      expect(answers.flatMap(({ errors }) => errors)).toEqual([])
      answers.forEach((answer, index) => {
        expect([answer.version, answer.units]).toEqual(version === 'R12' ? ['AC1009', null] : ['AC1015', 4])
        const wanted = lengthsOf(texts[index] ?? '')
        expect(Object.keys(answer.lengths).toSorted()).toEqual(Object.keys(wanted).toSorted())
        for (const [layer, length] of Object.entries(answer.lengths))
          expect(Math.abs(length - (wanted[layer] ?? 0))).toBeLessThan(0.001 * length + 0.05)
        for (const [layer, dashes] of Object.entries(answer.dashes))
          expect([layer, dashes.toUpperCase()]).toEqual([
            layer,
            /HIDDEN$|^BLEED$/.test(layer) ? 'DASHED' : layer === 'CENTER' ? 'CENTER' : 'CONTINUOUS',
          ])
      })
      expect(new Set(answers.flatMap(({ off }) => off))).toEqual(new Set(['SURFACE']))
      // Letters beyond ASCII are read as what they were.
      const read = new Set(answers.flatMap(({ texts: found }) => found.map(([, text]) => text)))
      expect(read).toContain('A–A')
    },
    60_000,
  )
})
