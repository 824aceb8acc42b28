-- What matters in a picture of a mural is an entity of its own, which stands on its texture. The medium of a texture is its
-- print master: the column that reads `mediumId` of the data holds it as it holds that of a picture to trace.

alter table entities drop constraint entities_type_check;
alter table entities add constraint entities_type_check check (type in (
  'calicoMuralSeam', 'calicoMuralPanel', 'calicoMuralTexture', 'calicoMuralArea', 'calicoMismatchLine',
  'calicoWallLabel', 'opening', 'reference', 'focusArea'));
