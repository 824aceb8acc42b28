/**
 * Where files are dropped or chosen: one button, onto which they are dropped as well. What a file is, its content says and not its name:
 * `accept` only tells the dialog what to show.
 */
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useDropzone } from 'react-dropzone'
import { cx } from '../cx.ts'
import { Spinner } from '../spinner.tsx'

interface FileDropProps {
  /** names the input, for who hears the page */
  label: string
  icon: ReactNode
  /** what stands below the icon */
  children: (isDragging: boolean) => ReactNode
  /** what may be dropped, and what it looks like, in small letters below */
  hint: string
  onFiles: (files: readonly File[]) => void
  /** when some of what was dropped is larger than `maxBytes` */
  onTooLarge?: () => void
  maxBytes?: number
  accept?: string
  isMultiple?: boolean
  /** something is on its way: a wheel turns, and nothing else is taken meanwhile */
  isBusy?: boolean
}

export function FileDrop(props: FileDropProps) {
  const { label, icon, children, hint, accept, maxBytes, isMultiple = false, isBusy = false } = props
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // The button inside is what is pressed; this is where files are dropped.
    noClick: true,
    noKeyboard: true,
    multiple: isMultiple,
    disabled: isBusy,
    ...(maxBytes === undefined ? {} : { maxSize: maxBytes }),
    onDrop: (accepted, rejected) => {
      if (rejected.length > 0 && props.onTooLarge) props.onTooLarge()
      else if (accepted.length > 0) props.onFiles(accepted)
    },
  })
  return (
    <div {...getRootProps()}>
      <input {...getInputProps({ accept, 'aria-label': label, style: { display: 'none' } })} />
      <AriaButton
        isDisabled={isBusy}
        onPress={open}
        className={cx(
          'flex min-h-24 w-full cursor-pointer flex-col items-center justify-center gap-1.5 rounded border border-dashed px-4 py-5 text-center text-sm transition-colors',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-edge bg-desk hover:border-ink-3',
        )}
      >
        {isBusy ? <Spinner size={20} /> : icon}
        {children(isDragActive)}
        <span className="text-xs text-ink-2">{hint}</span>
      </AriaButton>
    </div>
  )
}
