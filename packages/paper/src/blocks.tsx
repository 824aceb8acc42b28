/** The blocks of a document on a page: each exactly as high as the engine has said. */
import {
  type Block,
  type CellLine,
  COLUMN_GAP,
  type DocumentColumn,
  isFigure,
  type ItemPicture,
  linesOfParts,
  type PlacedPiece,
  type TextLine,
} from '@orderwright/domain'
import { Drawing } from './drawing.tsx'

/** Where a picture of this address is for whoever prints; null: nowhere. */
export type PictureAt = (url: string) => string | null

export function Line({ line }: { line: TextLine }) {
  return (
    <div className={`ow-line ow-t-${line.style}`} dir="auto">
      {line.text}
    </div>
  )
}

function Picture({
  picture,
  width,
  height,
  at,
}: {
  picture: ItemPicture
  width: number
  height: number
  at: PictureAt
}) {
  const url = picture.kind === 'picture' ? at(picture.url) : null
  return (
    <div className="ow-picture" style={{ width, height }}>
      {picture.kind === 'scene' ? (
        <Drawing scene={picture.scene} width={width} height={height} lineScale={height > 80 ? 0.7 : 0.45} />
      ) : url === null ? (
        <div className="ow-none" />
      ) : (
        <img src={url} alt="" />
      )}
    </div>
  )
}

function CellText({ lines, at }: { lines: readonly CellLine[]; at: PictureAt }) {
  return (
    <div className="ow-cell-text">
      {lines.map((line, index) => {
        const url = line.pictureUrl === undefined ? null : at(line.pictureUrl)
        return (
          <div key={index} className={line.isIndented === true ? 'ow-cell-line is-indented' : 'ow-cell-line'}>
            {url !== null && <img className="ow-choice" src={url} alt="" />}
            <Line line={line} />
          </div>
        )
      })}
    </div>
  )
}

type RowProps = {
  block: Extract<Block, { kind: 'row' }>
  placed: PlacedPiece
  columns: readonly DocumentColumn[]
  /** it goes on on the next page */
  isOpen: boolean
  at: PictureAt
}

export function Row({ block, placed, columns, isOpen, at }: RowProps) {
  const shown = linesOfParts(block, placed.from, placed.to)
  const state = `${placed.from > 0 ? ' is-more' : ''}${isOpen ? ' is-open' : ''}`
  return (
    <div role="row" className={`ow-row is-item${state}`} style={{ height: placed.height, gap: COLUMN_GAP }}>
      {columns.map((column, index) => (
        <div
          key={index}
          role="cell"
          className={`ow-cell${isFigure(column) ? ' is-figure' : ''}`}
          style={{ width: column.width }}
        >
          {column.kind !== 'picture' ? (
            <CellText lines={block.cells[index]?.slice(shown.from, shown.to) ?? []} at={at} />
          ) : placed.from === 0 ? (
            <Picture picture={block.picture()} width={column.width} height={block.pictureHeight} at={at} />
          ) : null}
        </div>
      ))}
    </div>
  )
}

export function Head({ columns }: { columns: readonly DocumentColumn[] }) {
  return (
    <div role="row" className="ow-row is-head" style={{ gap: COLUMN_GAP }}>
      {columns.map((column, index) => (
        <div
          key={index}
          // Over the pictures stands nothing.
          role={column.title === '' ? 'cell' : 'columnheader'}
          className={`ow-cell${isFigure(column) ? ' is-figure' : ''}`}
          style={{ width: column.width }}
        >
          {column.title}
        </div>
      ))}
    </div>
  )
}

export function Facts({ block, height }: { block: Extract<Block, { kind: 'facts' }>; height: number }) {
  return (
    <div className="ow-facts" style={{ height }}>
      {block.columns.map(({ title, width, lines }) => (
        <div key={title} style={{ width }}>
          <div className="ow-facts-title">{title}</div>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </div>
      ))}
    </div>
  )
}

export function Sums({ block, height }: { block: Extract<Block, { kind: 'sums' }>; height: number }) {
  return (
    <div style={{ height }}>
      <div className="ow-sums">
        {block.rows.map(({ label, value, kind }, index) => (
          <div key={index} className={`ow-sum is-${kind}`}>
            <span>{label}</span>
            <span>{value}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
