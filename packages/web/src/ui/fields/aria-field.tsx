/** Label, hint and error of the fields that React Aria wires up by itself: Select and ComboBox. */
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { cx } from '../cx.ts'
import { descriptionClasses, errorClasses, type FieldLook, labelClasses } from './field.tsx'

export function FieldLabel({ label, isHidden }: { label: string; isHidden?: boolean }) {
  return <Label className={cx(labelClasses, isHidden && 'sr-only')}>{label}</Label>
}

export function FieldFoot({ description, errorMessage }: Pick<FieldLook, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && !errorMessage && (
        <Text slot="description" className={descriptionClasses}>
          {description}
        </Text>
      )}
      <FieldError className={errorClasses}>{errorMessage}</FieldError>
    </>
  )
}
