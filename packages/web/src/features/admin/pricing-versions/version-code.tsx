/** The code editor of a pricing version: what can stand at the cursor comes from the catalog. */
import type { Catalog } from '@orderwright/domain/catalog'
import type { ComponentProps } from 'react'
import { CodeEditor } from '../code-editor/code-editor.tsx'
import { completeVersion } from './complete-version.ts'

type VersionCodeProps = Omit<ComponentProps<typeof CodeEditor>, 'complete'> & { catalog: Catalog }

export function VersionCode({ catalog, ...props }: VersionCodeProps) {
  return <CodeEditor {...props} complete={(context) => completeVersion(context, catalog)} />
}
