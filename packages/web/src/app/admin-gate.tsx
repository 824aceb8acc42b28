/** The door of the back office: to all but owners of the active organisation its addresses are unknown. [2.2.08] */
import type { ReactNode } from 'react'
import { useSession } from '../lib/session/session.tsx'
import { NotFoundPage } from '../features/navigation/not-found-page.tsx'
import { SignedInLayout } from './signed-in-layout.tsx'

export function AdminGate({ children }: { children: ReactNode }) {
  const { viewer } = useSession()
  return viewer?.role === 'owner' ? <SignedInLayout>{children}</SignedInLayout> : <NotFoundPage />
}
