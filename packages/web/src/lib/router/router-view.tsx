/** The ways of the app on the screen: wouter over what is shown, and what components ask of them. */
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { Router } from 'wouter'
import type { LateScreen } from './late-screen.ts'
import type { Navigation, Place } from './navigation.ts'
import { type RawSearch, readSearch, searchText } from './search-text.ts'

export interface ScreenErrorProps {
  error: unknown
  /** tries again */
  reset: () => void
}

interface WaysValue {
  readonly navigation: Navigation
  readonly Pending: ComponentType
  readonly Failed: ComponentType<ScreenErrorProps>
}

const WaysContext = createContext<WaysValue | null>(null)

function useWays(): WaysValue {
  const value = useContext(WaysContext)
  if (!value) throw new Error('there is no <RouterView> around this')
  return value
}

interface RouterViewProps {
  navigation: Navigation
  /** while a screen's code is on its way */
  pending: ComponentType
  /** in place of a screen that has failed, or whose code could not be fetched */
  failed: ComponentType<ScreenErrorProps>
  children: ReactNode
}

/** wouter's routes in `children` follow what is shown, which the address may be ahead of. */
export function RouterView({ navigation, pending, failed, children }: RouterViewProps) {
  const shown = useSyncExternalStore(navigation.subscribe, () => navigation.getState().shown)
  useLayoutEffect(() => {
    navigation.settle()
  }, [navigation, shown])
  const value = useMemo(
    () => ({ navigation, Pending: pending, Failed: failed }),
    [navigation, pending, failed],
  )
  return (
    <WaysContext value={value}>
      <Router {...overShown}>{children}</Router>
    </WaysContext>
  )
}

function useShown(): Place {
  const { navigation } = useWays()
  return useSyncExternalStore(navigation.subscribe, () => navigation.getState().shown)
}

/** What wouter takes for the address, and how its links change it. */
function useShownLocation(): [string, (href: string) => void] {
  const { navigation } = useWays()
  return [useShown().pathname, (href) => void navigation.navigate({ href })]
}

interface ScreenViewProps {
  of: LateScreen
  /** what it stands around */
  children?: ReactNode
}

/** wouter's own place for another address than the window's. */
const overShown = { hook: useShownLocation }

/** A screen, or what stands around screens, once its code is there. */
export function ScreenView({ of, children = null }: ScreenViewProps) {
  const { navigation, Pending, Failed } = useWays()
  const shown = useShown()
  const Screen = of.component
  if (Screen === null) {
    return of.failure === null ? <Pending /> : <Failed error={of.failure} reset={navigation.retry} />
  }
  return (
    <ScreenBoundary at={shown} Failed={Failed}>
      <Screen>{children}</Screen>
    </ScreenBoundary>
  )
}

interface BoundaryProps {
  /** another one ends the failure */
  at: Place
  Failed: ComponentType<ScreenErrorProps>
  children: ReactNode
}

interface BoundaryState {
  at: Place | null
  failure: { error: unknown } | null
}

class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: null, failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState {
    return state.at === at ? state : { at, failure: null }
  }

  override render() {
    const { Failed, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    return <Failed error={failure.error} reset={() => this.setState({ failure: null })} />
  }
}

export function useNavigation(): Navigation {
  return useWays().navigation
}

/** Where the address is: already that of a screen on its way. */
export function useLocation(): Place {
  const { navigation } = useWays()
  return useSyncExternalStore(navigation.subscribe, () => navigation.getState().place)
}

/** Stays the same as long as the app runs. */
export function useNavigate(): Navigation['navigate'] {
  return useWays().navigation.navigate
}

/** The query of the screen that is shown, as `read` understands it; the same as long as the query says the same. */
export function useSearch<T>(read: (search: RawSearch) => T): T {
  const text = searchText(useShown().search)
  return useMemo(() => read(readSearch(text)), [read, text])
}
