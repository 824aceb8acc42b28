/** An icon from lucide's data, drawn as we use them: in the colour of the text, its size a matter of the class. */
import { createElement, type SVGProps } from 'react'

interface IconData {
  /** elements with their attributes */
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]
}

/** Takes the place of lucide's own maker of components in the build (build/slim-icons.ts), which can do much more. */
export function createPlainIcon({ node }: IconData) {
  const children = node.map(([element, attributes]) => createElement(element, attributes))
  return function PlainIcon(props: SVGProps<SVGSVGElement>) {
    const isNamed = 'role' in props || 'aria-label' in props || 'aria-labelledby' in props
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : true,
        ...props,
      },
      ...children,
    )
  }
}
