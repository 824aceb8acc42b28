/** Where a link names the domain of a provider: its way in; while it is looked for, or where there is none, the usual ones. */
import { endpoints } from '@orderwright/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callQuery } from '../../../lib/api/api.ts'
import type { FoundProvider } from './provider-choice.tsx'

interface ProviderLinkProps {
  domain: string
  children: (provider: FoundProvider) => ReactNode
  otherwise: ReactNode
}

export function ProviderLink({ domain, children, otherwise }: ProviderLinkProps) {
  const query = useQuery({ ...callQuery(endpoints.findOpenidConnection, { domain }), retry: false })
  const connection = query.data?.connection
  if (query.isPending) return null
  return connection ? children({ domain, title: connection.title, email: null }) : otherwise
}
