/** Names of the regions that an address may name, each after its code, in French. */
import type { regionNames as english } from '../../../messages/checkout/regions.ts'
import type { Translation } from '../../../localization/translation.ts'

export const regionNames: Translation<typeof english> = {
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA Californie|NC Caroline du Nord|SC Caroline du Sud|CO Colorado|
CT Connecticut|ND Dakota du Nord|SD Dakota du Sud|DE Delaware|DC District de Columbia|FL Floride|GA Géorgie|HI Hawaï|
ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiane|ME Maine|MD Maryland|MA Massachusetts|
MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|
NY État de New York|NM Nouveau-Mexique|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvanie|RI Rhode Island|TN Tennessee|
TX Texas|UT Utah|VT Vermont|VA Virginie|WV Virginie-Occidentale|WA État de Washington|WI Wisconsin|WY Wyoming|
AS Samoa américaines|GU Guam|MP Îles Mariannes du Nord|PR Porto Rico|VI Îles Vierges des États-Unis|
AA Forces armées Amériques|AE Forces armées Europe|AP Forces armées Pacifique`,
  CA: `AB Alberta|BC Colombie-Britannique|PE Île-du-Prince-Édouard|MB Manitoba|NB Nouveau-Brunswick|
NS Nouvelle-Écosse|NU Nunavut|ON Ontario|QC Québec|SK Saskatchewan|NL Terre-Neuve-et-Labrador|
NT Territoires du Nord-Ouest|YT Yukon`,
  AU: `SA Australie-Méridionale|WA Australie-Occidentale|NSW Nouvelle-Galles du Sud|QLD Queensland|TAS Tasmanie|
ACT Territoire de la capitale australienne|NT Territoire du Nord|VIC Victoria`,
}
