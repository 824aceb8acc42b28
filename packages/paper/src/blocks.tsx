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
  ROW_LINE,
  ROW_PADDING,
  type RowDetail,
  SUM_LINE,
  sumsOfParts,
  type TextLine,
} from '@orderwright/domain/documents'
import { Code } from './code.tsx'
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

type PictureProps = {
  picture: ItemPicture
  width: number
  height: number
  at: PictureAt
}

function Picture({ picture, width, height, at }: PictureProps) {
  if (picture.kind === 'scene') {
    return (
      <Drawing
        scene={picture.scene}
        width={width}
        height={height}
        lineScale={height > 80 ? 0.7 : 0.45}
        isWhole={picture.isWhole === true}
      />
    )
  }
  if (picture.kind === 'blank') return <div className="ow-figure" style={{ width, height }} />
  const url = picture.kind === 'picture' ? at(picture.url) : null
  return (
    <div className="ow-figure" style={{ width, height }}>
      {url === null ? <div className="ow-none" /> : <img src={url} alt="" />}
    </div>
  )
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Whether a line and the one after it may be one text of two lines: they look alike, and both run to the right. */
function goOn(line: CellLine, next: CellLine): boolean {
  return (
    line.style === next.style &&
    ![line, next].some(
      ({ text, pictureUrl, isIndented }) =>
        pictureUrl !== undefined || isIndented === true || text === '' || rightToLeft.test(text),
    )
  )
}

/** Lines that may be one text, together: a file has a node for each of these, and hundreds of rows have many. */
function texts(lines: readonly CellLine[]): CellLine[] {
  const joined: CellLine[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const last = joined.at(-1)
    if (before !== undefined && last !== undefined && goOn(before, line)) {
      joined[joined.length - 1] = { ...last, text: `${last.text}\n${line.text}` }
    } else joined.push(line)
  }
  return joined
}

function CellText({ lines, at }: { lines: readonly CellLine[]; at: PictureAt }) {
  return lines.map((line, index) => {
    const url = line.pictureUrl === undefined ? null : at(line.pictureUrl)
    if (url === null && line.isIndented !== true) return <Line key={index} line={line} />
    return (
      <div key={index} className={line.isIndented === true ? 'ow-cell-line is-indented' : 'ow-cell-line'}>
        {url !== null && <img className="ow-choice" src={url} alt="" />}
        <Line line={line} />
      </div>
    )
  })
}

type CellProps = {
  lines: readonly CellLine[]
  className: string
  width: number
  at: PictureAt
}

/** A cell with one text is that text: a file has a node for each element, and hundreds of rows have thousands. */
function Cell({ lines, className, width, at }: CellProps) {
  const together = texts(lines)
  const [only] = together
  if (only !== undefined && together.length === 1 && only.pictureUrl === undefined && !only.isIndented) {
    return (
      <div role="cell" className={`${className} ow-line ow-t-${only.style}`} dir="auto" style={{ width }}>
        {only.text}
      </div>
    )
  }
  return (
    <div role="cell" className={className} style={{ width }}>
      <CellText lines={together} at={at} />
    </div>
  )
}

type DetailsProps = {
  details: readonly RowDetail[]
  /** which lines of the row are shown, and where the first of them is, px */
  from: number
  to: number
  top: number
}

/** What stands under the cells, each text where the engine has put it. */
export function Details({ details, from, to, top }: DetailsProps) {
  return details.map(({ left, line, lines, isLabel }, index) => {
    const shown = lines.slice(Math.max(0, from - line), Math.max(0, to - line))
    const [first] = shown
    if (first === undefined) return null
    return (
      <div
        key={index}
        className={`ow-detail ow-line ow-t-${first.style}${isLabel === true ? ' is-label' : ''}`}
        dir="auto"
        style={{ left, top: top + (Math.max(line, from) - from) * ROW_LINE }}
      >
        {shown.map(({ text }) => text).join('\n')}
      </div>
    )
  })
}

type RowProps = {
  block: Extract<Block, { kind: 'row' }>
  placed: PlacedPiece
  columns: readonly DocumentColumn[]
  /** it goes on on the next page */
  isOpen: boolean
  at: PictureAt
}

type RowCellProps = Pick<RowProps, 'block' | 'at'> & {
  column: DocumentColumn
  lines: readonly CellLine[]
  /** the row begins here, and is not the rest of one */
  isStart: boolean
}

function RowCell({ block, column, lines, isStart, at }: RowCellProps) {
  const { width } = column
  switch (column.kind) {
    case 'picture':
      return (
        <div role="cell" className="ow-cell is-picture" style={{ width }}>
          {isStart && (
            <Picture picture={block.picture()} width={width} height={block.pictureHeight} at={at} />
          )}
        </div>
      )
    case 'code':
      return (
        <div role="cell" className="ow-cell" style={{ width }}>
          {isStart && block.code !== undefined && (
            <Code code={block.code()} title={block.codeTitle ?? ''} size={width} />
          )}
        </div>
      )
    default:
      return (
        <Cell
          lines={lines}
          className={isFigure(column) ? 'ow-cell is-figure' : 'ow-cell'}
          width={width}
          at={at}
        />
      )
  }
}

export function Row({ block, placed, columns, isOpen, at }: RowProps) {
  const shown = linesOfParts(block, placed.from, placed.to)
  const isStart = placed.from === 0
  const state = `${block.isOfSchedule ? ' is-close' : ''}${isStart ? '' : ' is-more'}${isOpen ? ' is-open' : ''}`
  return (
    <div role="row" className={`ow-row is-item${state}`} style={{ height: placed.height, gap: COLUMN_GAP }}>
      {columns.map((column, index) => (
        <RowCell
          key={index}
          block={block}
          column={column}
          lines={block.cells[index]?.slice(shown.from, shown.to) ?? []}
          isStart={isStart}
          at={at}
        />
      ))}
      {block.details !== undefined && (
        <div role="cell" className="ow-details">
          <Details details={block.details} from={shown.from} to={shown.to} top={isStart ? ROW_PADDING : 0} />
        </div>
      )}
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

type FactsProps = { block: Extract<Block, { kind: 'facts' }>; placed: PlacedPiece }

export function Facts({ block, placed: { from, to, height } }: FactsProps) {
  return (
    <div className="ow-facts" style={{ height }}>
      {block.columns.map(({ title, width, lines }) => (
        <div key={title} style={{ width }}>
          {from === 0 && <div className="ow-facts-title">{title}</div>}
          {lines.slice(from, to).map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </div>
      ))}
    </div>
  )
}

type SumsProps = { block: Extract<Block, { kind: 'sums' }>; placed: PlacedPiece }

export function Sums({ block, placed: { from, to, height } }: SumsProps) {
  return (
    <div style={{ height }}>
      <div className={from === 0 ? 'ow-sums' : 'ow-sums is-more'}>
        {sumsOfParts(block, from, to).map(({ lines, value, kind }, index) => (
          <div
            key={index}
            className={`ow-sum is-${kind}`}
            style={{ height: SUM_LINE * Math.max(1, lines.length) }}
          >
            <span>{lines.join('\n')}</span>
            <span>{value}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
