import { staff } from '#languages/staff.ts';

/**
 * What search engines can be told that the business is: the kinds of `LocalBusiness` of schema.org that a
 * trade might be, with what staff read.
 */
export const TRADES: Readonly<Record<string, string>> = {
  get HomeAndConstructionBusiness() {
    return staff.settings.homeAndConstruction;
  },
  get GeneralContractor() {
    return staff.settings.builderOrGeneralContractor;
  },
  get Electrician() {
    return staff.settings.electrician;
  },
  get HousePainter() {
    return staff.settings.painterAndDecorator;
  },
  get HVACBusiness() {
    return staff.settings.heatingAndAirConditioning;
  },
  get Locksmith() {
    return staff.settings.locksmith;
  },
  get MovingCompany() {
    return staff.settings.removals;
  },
  get Plumber() {
    return staff.settings.plumber;
  },
  get RoofingContractor() {
    return staff.settings.roofer;
  },
  get ProfessionalService() {
    return staff.settings.architectDesignerOrEngineer;
  },
  get FurnitureStore() {
    return staff.settings.furnitureShop;
  },
  get HardwareStore() {
    return staff.settings.hardwareShop;
  },
  get HomeGoodsStore() {
    return staff.settings.shopForTheHome;
  },
  get GardenStore() {
    return staff.settings.gardenCentre;
  },
  get AutoRepair() {
    return staff.settings.carRepairs;
  },
  get SelfStorage() {
    return staff.settings.storage;
  },
  get Store() {
    return staff.settings.anotherKindOfShop;
  },
  get LocalBusiness() {
    return staff.settings.somethingElse;
  },
};
