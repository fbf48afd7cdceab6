import type { MessageKey } from '#languages/staff.ts';

/**
 * What search engines can be told that the business is: the kinds of `LocalBusiness` of schema.org that a
 * trade might be, with what staff read.
 */
export const TRADES: Readonly<Record<string, MessageKey<'settings'>>> = {
  HomeAndConstructionBusiness: 'homeAndConstruction',
  GeneralContractor: 'builderOrGeneralContractor',
  Electrician: 'electrician',
  HousePainter: 'painterAndDecorator',
  HVACBusiness: 'heatingAndAirConditioning',
  Locksmith: 'locksmith',
  MovingCompany: 'removals',
  Plumber: 'plumber',
  RoofingContractor: 'roofer',
  ProfessionalService: 'architectDesignerOrEngineer',
  FurnitureStore: 'furnitureShop',
  HardwareStore: 'hardwareShop',
  HomeGoodsStore: 'shopForTheHome',
  GardenStore: 'gardenCentre',
  AutoRepair: 'carRepairs',
  SelfStorage: 'storage',
  Store: 'anotherKindOfShop',
  LocalBusiness: 'somethingElse',
};
