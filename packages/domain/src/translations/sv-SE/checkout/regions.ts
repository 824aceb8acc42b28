/** Names of the regions that an address may name, each after its code, in Swedish. */
import type { regionNames as english } from '../../../messages/checkout/regions.ts'
import type { Translation } from '../../../localization/translation.ts'

export const regionNames: Translation<typeof english> = {
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA Kalifornien|CO Colorado|CT Connecticut|DE Delaware|
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|
KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|
MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|
NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|
SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|
WV West Virginia|WI Wisconsin|WY Wyoming|AS Amerikanska Samoa|GU Guam|MP Nordmarianerna|PR Puerto Rico|
VI Amerikanska Jungfruöarna|AA Fältpost Amerika|AE Fältpost Europa|AP Fältpost Stilla havet`,
  CA: `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland och Labrador|
NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Québec|SK Saskatchewan|YT Yukon`,
  AU: `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|
SA South Australia|TAS Tasmanien|VIC Victoria|WA Western Australia`,
}
