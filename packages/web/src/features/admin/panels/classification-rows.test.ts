import { describe, expect, it } from 'vitest'
import { classificationRows, isFinished, withoutGroup, withRow } from './classification-rows.ts'

const fresh = { key: 'a', groupId: -1, classifierId: -1, savedGroupId: null }

describe('the rows of an option', () => {
  it('[1.9.37] a new row stands at -1 and -1, and is not finished before both are chosen', () => {
    expect(classificationRows({}, [fresh])).toEqual([fresh])
    expect(isFinished(fresh)).toBe(false)
    expect(isFinished({ ...fresh, groupId: 3 })).toBe(false)
    expect(isFinished({ ...fresh, groupId: 3, classifierId: 31 })).toBe(true)
  })

  it('[1.8.11] a stored -1 is a row that is not finished', () => {
    const [row] = classificationRows({ '3': -1 }, [])
    expect(row).toEqual({ key: 'saved 3', groupId: 3, classifierId: -1, savedGroupId: 3 })
    expect(row && isFinished(row)).toBe(false)
  })

  it('[1.8.11] a row that changes stands in the place of the saved one, which stays saved', () => {
    const draft = { key: 'b', groupId: 4, classifierId: -1, savedGroupId: 3 }
    expect(classificationRows({ '3': 31, '5': 51 }, [draft, fresh]).map(({ key }) => key)).toEqual([
      'b',
      'saved 5',
      'a',
    ])
  })

  it('a row whose saved value somebody has taken away meanwhile is not lost', () => {
    const draft = { key: 'b', groupId: 4, classifierId: -1, savedGroupId: 3 }
    expect(classificationRows({ '5': 51 }, [draft]).map(({ key }) => key)).toEqual(['saved 5', 'b'])
  })
})

describe('what is saved', () => {
  it('a finished row of another group takes the place of the saved one', () => {
    const row = { key: 'b', groupId: 4, classifierId: 41, savedGroupId: 3 }
    expect(withRow({ '3': 31, '5': 51 }, row)).toEqual({ '4': 41, '5': 51 })
  })

  it('a removed row leaves the others', () => {
    expect(withoutGroup({ '3': 31, '5': 51 }, 3)).toEqual({ '5': 51 })
  })
})
