/** Labels beside each other on their sheet. */
import { type Label, labelSheet } from '@orderwright/domain/documents'
import { Line } from './blocks.tsx'
import { Code } from './code.tsx'

function LabelBox({ label }: { label: Label }) {
  return (
    <li className="ow-label">
      <div className="ow-label-code">
        {label.code !== null && <Code code={label.code()} title={label.codeTitle} size={labelSheet.code} />}
      </div>
      <div className="ow-label-text">
        {[label.lines, label.foot].map((lines, part) => (
          <div key={part}>
            {lines.map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </div>
        ))}
      </div>
    </li>
  )
}

export function Labels({ labels }: { labels: readonly Label[] }) {
  return (
    <ul className="ow-labels">
      {labels.map((label, index) => (
        <LabelBox key={index} label={label} />
      ))}
    </ul>
  )
}
