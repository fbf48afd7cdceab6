/**
 * What search engines can be told that the business is: the kinds of `LocalBusiness` of schema.org that a
 * trade might be, with what staff read.
 */
export const TRADES: Readonly<Record<string, string>> = {
  HomeAndConstructionBusiness: 'Home and construction',
  GeneralContractor: 'Builder or general contractor',
  Electrician: 'Electrician',
  HousePainter: 'Painter and decorator',
  HVACBusiness: 'Heating and air conditioning',
  Locksmith: 'Locksmith',
  MovingCompany: 'Removals',
  Plumber: 'Plumber',
  RoofingContractor: 'Roofer',
  ProfessionalService: 'Architect, designer or engineer',
  FurnitureStore: 'Furniture shop',
  HardwareStore: 'Hardware shop',
  HomeGoodsStore: 'Shop for the home',
  GardenStore: 'Garden centre',
  AutoRepair: 'Car repairs',
  SelfStorage: 'Storage',
  Store: 'Another kind of shop',
  LocalBusiness: 'Something else',
};
