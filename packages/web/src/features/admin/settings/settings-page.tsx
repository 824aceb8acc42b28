/** The settings of the organization, section by section, and the history of their changes. [issue 14] */
import {
  adminMessages,
  adminSettingMessages as words,
  settingSectionWords,
} from '@orderwright/domain/messages'
import { settingKeys, settingSections } from '@orderwright/domain/settings'
import { type ReactNode, useMemo } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { HelpMark } from '../../../ui/help-link.tsx'
import { ButtonLink, PlainLink } from '../../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { GoTo } from '../../navigation/go-to.tsx'
import { NotFoundPage } from '../../navigation/not-found-page.tsx'
import { useAdminData } from '../records/use-admin-data.ts'
import { MapFields } from './map-fields.tsx'
import { navigationLink, SmallNavigation, smallLinks } from '../small-navigation.tsx'
import { SettingField } from './setting-field.tsx'
import { SettingWorldProvider } from './setting-choices.ts'
import { settingLabel, valueText } from './setting-text.ts'
import { PlaceholderList } from './previews/placeholder-list.tsx'
import { SettingsPreview } from './previews/settings-preview.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { OrgExport } from './org-export.tsx'
import { type OrgSettings, useOrgSettings } from './use-org-settings.ts'

const HISTORY = 'history'
const sections: readonly { readonly key: string; readonly title: string }[] = [
  ...settingSections.map((key) => ({ key, title: settingSectionWords[key] })),
  { key: HISTORY, title: words.history },
]

export function SettingsPage({ subpage: key }: { subpage: string | undefined }) {
  if (key === undefined) return <GoTo href="/admin/settings/organization" />
  const section = sections.find((one) => one.key === key)
  if (!section)
    return (
      <NotFoundPage
        message={words.noSection}
        action={
          <ButtonLink to="/admin/:section" params={{ section: 'settings' }}>
            {words.title}
          </ButtonLink>
        }
      />
    )
  return <Section section={section} />
}

function Section({ section }: { section: (typeof sections)[number] }) {
  useDocumentTitle(adminMessages.tab({ title: words.title }))
  const query = useOrgSettings()
  return (
    <main className="flex min-w-0 flex-1 flex-col px-4 sm:min-h-0 sm:px-6">
      <h1 className="pt-5 pb-3 text-xl font-semibold tracking-tight">{words.title}</h1>
      <div className="flex min-h-0 flex-1 flex-col gap-x-8 lg:flex-row">
        <nav aria-label={words.sections} className="shrink-0 pb-2 lg:w-44 lg:overflow-y-auto">
          <ul className="hidden gap-0.5 lg:flex lg:flex-col">
            {sections.map((one) => (
              <SectionLink key={one.key} section={one} />
            ))}
          </ul>
          <SmallNavigation
            label={words.sections}
            words={words.sectionNow({ title: section.title })}
            className="lg:hidden"
          >
            {(close) => (
              <ul className={smallLinks}>
                {sections.map((one) => (
                  <SectionLink key={one.key} section={one} onFollow={close} />
                ))}
              </ul>
            )}
          </SmallNavigation>
        </nav>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-x-8 pb-24 sm:overflow-auto xl:flex-row xl:items-start">
          {query.data && section.key !== HISTORY && (
            <aside
              aria-label={words.previews}
              className="xl:sticky xl:top-0 xl:order-2 xl:w-[30rem] xl:shrink-0"
            >
              <SettingsPreview key={section.key} section={section.key} settings={query.data} />
            </aside>
          )}
          <div className="w-full min-w-0 max-w-2xl max-xl:pt-3">
            <div className="flex items-center gap-1">
              <h2 className="text-lg font-medium">{section.title}</h2>
              <HelpMark at={`/admin/settings/${section.key}`} title={section.title} />
            </div>
            {query.data ? (
              <World settings={query.data}>
                {section.key === HISTORY ? (
                  <SettingsHistory settings={query.data} />
                ) : (
                  <>
                    {section.key === 'mails' && <PlaceholderList />}
                    <SectionFields key={section.key} section={section.key} settings={query.data} />
                    {section.key === 'organization' && <OrgExport />}
                  </>
                )}
              </World>
            ) : query.isError ? (
              <ErrorState
                message={failureMessage(query.error)}
                onRetry={() => void query.refetch()}
                isRetrying={query.isFetching}
              />
            ) : (
              <SkeletonGroup label={words.loading} className="space-y-4 pt-4">
                <Skeleton className="h-8 w-full" />
                <Skeleton className="h-8 w-full" />
                <Skeleton className="h-8 w-2/3" />
              </SkeletonGroup>
            )}
          </div>
        </div>
      </div>
    </main>
  )
}

function SectionLink({
  section: { key, title },
  onFollow,
}: {
  section: (typeof sections)[number]
  onFollow?: () => void
}) {
  return (
    <li>
      <PlainLink
        to="/admin/:section/:id"
        params={{ section: 'settings', id: key }}
        className={navigationLink}
        currentAt="path"
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        {title}
      </PlainLink>
    </li>
  )
}

/** The records that settings name. */
function World({ settings, children }: { settings: OrgSettings; children: ReactNode }) {
  const { data } = useAdminData(['categories', 'properties'])
  const world = useMemo(
    () => ({
      profile: settings.profile,
      categories: data?.categories ?? [],
      properties: data?.properties ?? [],
    }),
    [settings.profile, data],
  )
  return <SettingWorldProvider value={world}>{children}</SettingWorldProvider>
}

function SectionFields({ section, settings }: { section: string; settings: OrgSettings }) {
  return settingKeys
    .filter((key) => key.section === section)
    .map(({ path, isMap, fixedBecause }) => {
      const label = settingLabel(path)
      if (fixedBecause !== null) {
        return (
          <FixedSetting key={path} path={path} label={label} because={fixedBecause()} settings={settings} />
        )
      }
      if (isMap) return <MapFields key={path} path={path} label={label} settings={settings} />
      return <SettingField key={path} path={path} keyPath={path} label={label} settings={settings} />
    })
}

/** A setting that nobody changes here, and why. */
function FixedSetting({
  path,
  label,
  because,
  settings,
}: {
  path: string
  label: string
  because: string
  settings: OrgSettings
}) {
  const value = settings.stored[path] ?? settings.defaults[path]
  return (
    <div className="space-y-1 border-b border-hairline py-4">
      <p className="text-sm font-medium">{label}</p>
      <p className="text-sm">{valueText(path, value)}</p>
      <p className="text-xs text-ink-2">{because}</p>
    </div>
  )
}
