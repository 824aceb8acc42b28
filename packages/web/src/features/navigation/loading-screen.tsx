/** What stands on the screen before the first data is there [1.2.09, 2.2.33]. */
import { appMessages } from '@orderwright/domain/messages'
import { useIsLoading } from '../../lib/browser/when-idle.ts'

export function LoadingScreen() {
  useIsLoading()
  return (
    <main
      className="flex min-h-[70dvh] flex-col items-center justify-center px-6 text-center"
      aria-busy="true"
      data-loading-screen
    >
      <svg
        width="40"
        height="40"
        viewBox="0 0 40 40"
        fill="none"
        className="mb-5 text-accent"
        aria-hidden="true"
      >
        <rect
          x="0.75"
          y="0.75"
          width="38.5"
          height="38.5"
          rx="2"
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="1.5"
        />
        <g className="origin-center animate-spin [animation-duration:2.4s]">
          <circle cx="20" cy="20" r="9" stroke="currentColor" strokeWidth="1.5" strokeDasharray="42 15" />
        </g>
      </svg>
      <div role="status" className="text-base leading-6 text-ink-2">
        {appMessages.loading.map((line) => (
          <p key={line} className="first:font-medium first:text-ink">
            {line}
          </p>
        ))}
      </div>
    </main>
  )
}
