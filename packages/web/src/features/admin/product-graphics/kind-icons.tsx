/** A sign for each type of node; a type without one has that of a solid. */
import {
  Box,
  Circle,
  Cylinder,
  Group,
  type LucideIcon,
  Pentagon,
  RectangleHorizontal,
  Rows3,
  Shapes,
  Spline,
  Torus,
} from 'lucide-react'
import { createElement } from 'react'

const icons: Readonly<Record<string, LucideIcon>> = {
  group: Group,
  repeat: Rows3,
  box: Box,
  cylinder: Cylinder,
  tube: Spline,
  extrusion: Pentagon,
  sphere: Circle,
  lathe: Torus,
  plane: RectangleHorizontal,
}

export function KindIcon({ type, className }: { type: string; className?: string }) {
  const icon = Object.hasOwn(icons, type) ? icons[type] : undefined
  return createElement(icon ?? Shapes, { className, 'aria-hidden': true })
}
