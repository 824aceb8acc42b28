/**
 * The classifications of an option, with the classifiers fetched beside the rest: that they can not be loaded is logged, loading
 * ends, and everything else of the option can still be edited. [1.8.09]
 */
import type { ProductOption } from '@orderwright/domain/catalog'
import { optionAdminMessages as words } from '@orderwright/domain/messages'
import { useEffect } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { OptionClassifications } from '../panels/option-classifications.tsx'
import { useAdminData } from '../records/use-admin-data.ts'

const needs = ['classifierGroups', 'classifiers'] as const

export function OwnClassifications({ option }: { option: ProductOption }) {
  const { data, isError, error, isFetching, refetch } = useAdminData(needs)
  const failure = isError ? failureMessage(error) : null
  useEffect(() => {
    // oxlint-disable-next-line no-console -- [1.8.09] asks for the log
    if (failure !== null) console.error(words.classifiersNotLoaded, failure)
  }, [failure])
  if (data) return <OptionClassifications option={option} lists={data} />
  if (failure === null) {
    return (
      <SkeletonGroup label={words.loadingClassifiers}>
        <Skeleton className="h-8 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      <p>
        <span className="text-invalid">{words.classifiersNotLoaded}</span> {failure}
      </p>
      <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
