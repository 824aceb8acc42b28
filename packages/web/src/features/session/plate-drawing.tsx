/** The drawing beside the sign-in. */

/** A drawing of what the product makes, for desks that have room for it. */
import { signInMessages as words } from '@orderwright/domain/messages'
export function PlateDrawing() {
  return (
    <div className="hidden items-center justify-center border-s border-hairline lg:flex" aria-hidden="true">
      <svg viewBox="0 0 420 420" className="w-[min(70%,480px)] text-ink" fill="none" stroke="currentColor">
        <g strokeWidth="0.6" className="text-ink-3" stroke="currentColor">
          <path d="M90 40v-14M330 40v-14M90 32h240M40 90H26M40 330H26M32 90v240" />
          <path
            d="m96 30-6 2 6 2zM324 30l6 2-6 2zM30 96l2-6 2 6zM30 324l2 6 2-6z"
            fill="currentColor"
            stroke="none"
          />
        </g>
        <text
          x="210"
          y="25"
          textAnchor="middle"
          fontSize="11"
          fill="currentColor"
          stroke="none"
          className="tabular text-ink-2"
        >
          117
        </text>
        <text
          x="25"
          y="210"
          textAnchor="middle"
          fontSize="11"
          fill="currentColor"
          stroke="none"
          transform="rotate(-90 25 210)"
          className="tabular text-ink-2"
        >
          117
        </text>
        <rect x="90" y="90" width="240" height="240" rx="3" fill="#fff" strokeWidth="1.4" />
        <g strokeWidth="0.9">
          <circle cx="210" cy="108" r="4" />
          <path d="m207.5 105.5 5 5" />
          <circle cx="210" cy="312" r="4" />
          <path d="m207.5 309.5 5 5" />
        </g>
        {[155, 265].flatMap((x) =>
          [165, 255].map((y) => (
            <g key={`${x} ${y}`} strokeWidth="1">
              <circle cx={x} cy={y} r="15" />
              <circle cx={x} cy={y} r="5.5" />
              <path d={`M${x} ${y - 5.5}v-13`} strokeWidth="3" strokeLinecap="round" />
            </g>
          )),
        )}
        <g
          fontSize="9"
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
          letterSpacing="1.2"
          className="text-ink"
        >
          <text x="155" y="196">
            {words.reading}
          </text>
          <text x="265" y="196">
            {words.ceiling}
          </text>
          <text x="155" y="286">
            {words.hall}
          </text>
          <text x="265" y="286">
            {words.garden}
          </text>
        </g>
        <path
          d="M210 60v300M60 210h300"
          strokeWidth="0.4"
          strokeDasharray="14 3 3 3"
          className="text-ink-3"
          stroke="currentColor"
        />
      </svg>
    </div>
  )
}
