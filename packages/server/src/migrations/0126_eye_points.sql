-- Eye points of the plan: from where its rooms are looked at in three dimensions.

alter table entities drop constraint entities_type_check;
alter table entities add constraint entities_type_check check (type in (
  'calicoMuralSeam', 'calicoMuralPanel', 'calicoMuralTexture', 'calicoMuralArea', 'calicoMismatchLine',
  'calicoWallLabel', 'opening', 'reference', 'focusArea', 'eyePoint'));
