/** The sheet of an item: its drawing, what is chosen beside it, what is engraved larger, and boxes to be ticked. */
import {
  CONTINUED_HEIGHT,
  detailLines,
  ITEM_SHEET_LINES,
  type ItemDrawing,
  itemSheet,
  type ItemSheetBlock,
  type PlacedPiece,
  pxOfMm,
  ROW_LINE,
  sheetLinesOfParts,
} from '@orderwright/domain/documents'
import { itemsToSvg } from '@orderwright/domain/drawing'
import { documentMessages } from '@orderwright/domain/messages'
import { FALLBACK_FONTS, sheetFontOf } from '@orderwright/domain/sheets'
import type { DocumentFamily } from '@orderwright/domain/typesetting'
import { useMemo } from 'react'
import { Details, Line } from './blocks.tsx'
import { Code } from './code.tsx'

type SheetProps = { block: ItemSheetBlock; family: DocumentFamily }

/** Made by the engine, which escapes every text and colour in it. */
function markupOf({ items, box, scale, title }: ItemDrawing, family: DocumentFamily): string {
  const look = { scale, preferOutlines: true, fallbackFonts: FALLBACK_FONTS, sheetFont: sheetFontOf(family) }
  return itemsToSvg(items, box, look, { title, description: '' })
}

function ToScale({ drawing, family }: { drawing: ItemDrawing; family: DocumentFamily }) {
  const { box, scale } = drawing
  const html = useMemo(() => ({ __html: markupOf(drawing, family) }), [drawing, family])
  const size = { width: pxOfMm(box.width * scale), height: pxOfMm(box.height * scale) }
  return <div className="ow-to-scale" style={size} dangerouslySetInnerHTML={html} />
}

function Drawn({ block, family }: SheetProps) {
  const drawing = block.drawing()
  if (typeof drawing === 'string') return <div className="ow-sheet-drawing is-missing">{drawing}</div>
  return (
    <>
      <div className="ow-sheet-drawing">
        <ToScale drawing={drawing} family={family} />
      </div>
      <div className="ow-sheet-caption">{drawing.caption}</div>
    </>
  )
}

function Enlarged({ block, family }: SheetProps) {
  const enlarged = block.enlarged()
  if (enlarged === null) return null
  const top = detailLines(block.details) * ROW_LINE + itemSheet.aboveEnlarged
  return (
    <div className="ow-sheet-enlarged" style={{ top }}>
      <div className="ow-line ow-t-small">{enlarged.title}</div>
      {enlarged.details.map(({ label, left, top: at, drawing }, index) => (
        <figure key={index} style={{ left, top: at + itemSheet.enlargedTitle }}>
          <figcaption className="ow-line">{label}</figcaption>
          <ToScale drawing={drawing} family={family} />
        </figure>
      ))}
    </div>
  )
}

function Steps({ steps }: Pick<ItemSheetBlock, 'steps'>) {
  if (steps.length === 0) return null
  return (
    <ul className="ow-sheet-steps">
      {steps.map((step, index) => (
        <li key={index}>
          <span className="ow-tick" />
          <span>{step}</span>
          <span className="ow-sign" />
        </li>
      ))}
    </ul>
  )
}

function Head({ block }: { block: ItemSheetBlock }) {
  return (
    <div className="ow-sheet-head">
      <div className="ow-sheet-name">
        {block.lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </div>
      <div className="ow-sheet-end">
        {block.end.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </div>
      {block.code !== undefined && (
        <Code code={block.code()} title={block.codeTitle ?? ''} size={itemSheet.codeSize} />
      )}
    </div>
  )
}

/** The sheet, or what of it goes on on the next page. */
export function ItemSheet({ block, family, placed }: SheetProps & { placed: PlacedPiece }) {
  const shown = sheetLinesOfParts(placed.from, placed.to)
  if (placed.from > 0) {
    const isFirst = placed.from === 1
    const title = block.lines[0]?.text ?? ''
    return (
      <div className="ow-sheet" style={{ height: placed.height }}>
        {isFirst && <div className="ow-sheet-continued">{documentMessages.continued({ title })}</div>}
        <Details details={block.details} {...shown} top={isFirst ? CONTINUED_HEIGHT : 0} />
      </div>
    )
  }
  return (
    <section className="ow-sheet" style={{ height: placed.height }} aria-label={block.lines[0]?.text}>
      <Head block={block} />
      <div className="ow-sheet-body">
        <Drawn block={block} family={family} />
        <div className="ow-sheet-side">
          <Details details={block.details} from={0} to={ITEM_SHEET_LINES} top={0} />
          <Enlarged block={block} family={family} />
        </div>
      </div>
      <Steps steps={block.steps} />
    </section>
  )
}
