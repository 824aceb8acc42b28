/** The pages of a document: the same on the screen, in print and in the PDF. [2.2.45] */
import {
  type ComposedDocument,
  ITEMS_TABLE,
  type PageContent,
  type PlacedPiece,
  SCHEDULE_TABLE,
} from '@orderwright/domain/documents'
import { documentMessages, engravingScheduleMessages } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { Facts, Head, Line, type PictureAt, Row, Sums } from './blocks.tsx'
import { fontFamilyOf } from './font-faces.ts'
import { ItemSheet } from './item-sheet.tsx'
import { Labels } from './labels.tsx'
import { Page } from './page.tsx'

type DocumentPageProps = {
  document: ComposedDocument
  /** from 0 */
  index: number
  /** where pictures are; left out: where they say */
  pictureAt?: PictureAt
}

const asIs: PictureAt = (url) => url

function Placed({ document, placed }: { document: ComposedDocument; placed: PlacedPiece }) {
  const block = document.blocks[placed.index]
  switch (block?.kind) {
    case 'lines':
      return block.lines.slice(placed.from, placed.to).map((line, index) => <Line key={index} line={line} />)
    case 'facts':
      return <Facts block={block} placed={placed} />
    case 'sums':
      return <Sums block={block} placed={placed} />
    case 'labels':
      return <Labels labels={block.labels} />
    case 'itemSheet':
      return <ItemSheet block={block} family={document.family} placed={placed} />
    case 'gap':
      return <div style={{ height: placed.height }} />
    case 'row':
    case undefined:
      return null
  }
}

const tableNames: Readonly<Record<string, () => string>> = {
  [ITEMS_TABLE]: () => documentMessages.items,
  [SCHEDULE_TABLE]: () => engravingScheduleMessages.title,
}

/** What a page holds, the rows under one head as one table. */
function contentOf(document: ComposedDocument, page: PageContent, at: PictureAt): ReactNode[] {
  const nodes: ReactNode[] = []
  let rows: ReactNode[] = []
  let table = ITEMS_TABLE
  const columnsOf = (name: string) => (name === SCHEDULE_TABLE ? document.scheduleColumns : document.columns)
  const end = () => {
    if (rows.length > 0) {
      nodes.push(
        <div key={`table-${nodes.length}`} role="table" aria-label={tableNames[table]?.()}>
          {rows}
        </div>,
      )
    }
    rows = []
  }
  page.forEach((placed, key) => {
    if (placed.kind === 'head') {
      end()
      table = placed.table
      rows.push(<Head key={key} columns={columnsOf(table)} />)
      return
    }
    const block = document.blocks[placed.index]
    if (block?.kind === 'row') {
      const isOpen = page.at(-1) === placed && goesOn(document, placed)
      rows.push(
        <Row
          key={key}
          block={block}
          placed={placed}
          columns={columnsOf(block.isOfSchedule === true ? SCHEDULE_TABLE : ITEMS_TABLE)}
          isOpen={isOpen}
          at={at}
        />,
      )
      return
    }
    end()
    nodes.push(<Placed key={key} document={document} placed={placed} />)
  })
  end()
  return nodes
}

function goesOn(document: ComposedDocument, { index, to }: PlacedPiece): boolean {
  return document.pages.some((page) =>
    page.some((other) => other.kind === 'piece' && other.index === index && other.from === to),
  )
}

type FrameProps = { header: ComposedDocument['header']; pageOf: string; pictureAt: PictureAt }

/** What stands on every page: whose document it is and which, and the page's number. [2.2.45] */
function Frame({ header, pageOf, pictureAt }: FrameProps) {
  const logo = header.logoUrl === null ? null : pictureAt(header.logoUrl)
  return (
    <>
      <header className="ow-head">
        {logo === null ? (
          <div className="ow-org">{header.orgTitle}</div>
        ) : (
          <img className="ow-logo" src={logo} alt={header.orgTitle} />
        )}
        <div className="ow-head-end">
          <div className="ow-name">{header.name}</div>
          <div className="ow-number">
            {header.address === undefined ? header.number : <a href={header.address}>{header.number}</a>} ·{' '}
            {header.date}
          </div>
        </div>
      </header>
      <footer className="ow-foot">
        <span className="ow-foot-title" dir="auto">
          {header.orgTitle} · {header.orderTitle}
        </span>
        <span>{pageOf}</span>
      </footer>
    </>
  )
}

export function DocumentPage({ document, index, pictureAt = asIs }: DocumentPageProps) {
  const { header, pages, size, family, isBare = false } = document
  const pageOf = documentMessages.pageOf({ page: index + 1, pages: pages.length })
  return (
    <Page size={size} label={pageOf}>
      <div className="ow-doc" style={{ fontFamily: fontFamilyOf(family) }}>
        {!isBare && <Frame header={header} pageOf={pageOf} pictureAt={pictureAt} />}
        <div className={isBare ? 'ow-content is-bare' : 'ow-content'}>
          {contentOf(document, pages[index] ?? [], pictureAt)}
        </div>
      </div>
    </Page>
  )
}

/** All pages. */
export function DocumentPages({ document, pictureAt }: Omit<DocumentPageProps, 'index'>) {
  return document.pages.map((_, index) => (
    <DocumentPage key={index} document={document} index={index} pictureAt={pictureAt} />
  ))
}
