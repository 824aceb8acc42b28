/** A sheet of labels: nothing on it but the labels, each at its place. */
import { type ComposedDocument, documentMessages, type Label, labelSheet } from '@orderwright/domain'
import { Line } from './blocks.tsx'
import { fontFamilyOf } from './font-faces.ts'
import { Page } from './page.tsx'
import { Code } from './code.tsx'

function LabelBox({ label, place }: { label: Label; place: number }) {
  const { columns, left, top, pitch, width, height } = labelSheet
  return (
    <li
      className="ow-label"
      style={{
        left: left + (place % columns) * pitch,
        top: top + Math.floor(place / columns) * height,
        width,
        height,
      }}
    >
      <div className="ow-label-code">
        {label.code !== null && <Code code={label.code()} title={label.codeTitle} size={labelSheet.code} />}
      </div>
      <div className="ow-label-text">
        <div>
          {label.lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </div>
        <div>
          {label.foot.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </div>
      </div>
    </li>
  )
}

type LabelPageProps = {
  document: ComposedDocument
  labels: readonly Label[]
  /** from 0 */
  index: number
}

export function LabelPage({ document, labels, index }: LabelPageProps) {
  const { size, family, pages } = document
  return (
    <Page size={size} label={documentMessages.pageOf({ page: index + 1, pages: pages.length })}>
      <ul className="ow-doc ow-labels" style={{ fontFamily: fontFamilyOf(family) }}>
        {labels.map((label, place) => (
          <LabelBox key={place} label={label} place={place} />
        ))}
      </ul>
      {labels.length === 0 && <p className="ow-no-labels">{documentMessages.noItems}</p>}
    </Page>
  )
}
